// `archiver` loads what looks for files by patterns and what writes TAR files; an artifact is a ZIP of named files.
module.exports = () => {
  throw new Error('Only ZIP files of named files can be written by this action.');
};
