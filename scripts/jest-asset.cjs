/** Stands for the address of a file, which only a bundler knows. */
module.exports = { __esModule: true, default: 'asset' };
