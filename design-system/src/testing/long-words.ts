/** Long names and texts, for stories about overflow. */
export const long = {
  school:
    'Escuela Secundaria Técnica Industrial y Comercial número 128 «Profesora Guadalupe Hernández Villaseñor de la Garza», turno vespertino, zona escolar 045',
  person: 'María Guadalupe de los Ángeles Hernández Villaseñor de la Garza y Montes de Oca',
  label: 'Nombre completo de la escuela tal como aparece en el catálogo de centros de trabajo de la secretaría',
  title:
    'Uso de preguntas abiertas y retroalimentación formativa durante la resolución de problemas en equipos de cuatro integrantes 👩🏽‍🏫',
  goal: 'Fortalecer la comprensión lectora de las niñas y los niños de tercer grado mediante la lectura guiada, el diálogo entre pares y la retroalimentación formativa durante el segundo periodo del ciclo escolar 2025-2026',
  help: 'Lo que escribas aquí lo leerán la dirección de la escuela, la supervisión de la zona y la docente a la que acompañas; puedes cambiarlo mientras la visita no haya terminado.',
  error: 'No se pudo guardar: el texto no puede pasar de 120 caracteres. Acórtalo o usa el nombre corto de la escuela.',
  reason: 'La visita ya terminó y la dirección la firmó: para cambiarla, pide a la supervisión que la vuelva a abrir.',
  /** A single word that is wider than any line. */
  word: `${'maria.guadalupe.hernandez.'.repeat(5)}villasenor@escuelasecundariatecnica128.edu.mx`,
} as const;
