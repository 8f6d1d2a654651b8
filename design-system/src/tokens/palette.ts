/**
 * The base palette. Components never read it: they read the roles of `tokens.ts`.
 * Steps run from the lightest (0) to the darkest (1000).
 */
export const palette = {
  white: '#ffffff',
  black: '#000000',
  brand: '#4484ce',
  gray: {
    25: '#f7f8fa',
    50: '#f0f2f5',
    100: '#e6e9ee',
    200: '#d9dee5',
    300: '#c2c9d3',
    400: '#9aa5b4',
    500: '#7b8695',
    600: '#5f6b7b',
    700: '#495465',
    800: '#2c3644',
    850: '#262e39',
    900: '#1d242d',
    950: '#151a21',
    975: '#0f1318',
    1000: '#090c10',
  },
  blue: {
    50: '#ebf3fc',
    100: '#dce9f8',
    200: '#a9cdf0',
    300: '#7fb6ee',
    500: '#1976d2',
    600: '#2f6bb0',
    700: '#1e5799',
  },
  red: { 50: '#fdeeed', 200: '#f3b9b5', 300: '#ff9d96', 500: '#d32f2f', 600: '#c62828', 700: '#a8231f' },
  green: { 50: '#eaf6ec', 200: '#acd6b1', 300: '#7fd08b', 500: '#388e3c', 600: '#2b7a34', 700: '#22652a' },
  gold: { 50: '#fdf5de', 200: '#e6cc83', 300: '#e8be55', 500: '#b8860b', 600: '#876100', 700: '#755400' },
  amber: { 50: '#fff3e3', 200: '#f1c38a', 300: '#f5b060', 600: '#9a5200', 700: '#8a4a00' },
  violet: { 50: '#f2effc', 200: '#cdc1f0', 300: '#b9a6f5', 500: '#7455cb', 700: '#5b3fae' },
} as const;
