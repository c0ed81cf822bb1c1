// `archiver` also loads packages for glob patterns and TAR files. An artifact is a ZIP of named files and needs neither.
module.exports = () => {
  throw new Error('Only ZIP files of named files can be written by this action.');
};
