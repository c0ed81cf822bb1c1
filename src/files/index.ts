/** The front of this room: all that others may import from it. */

export { copyFolder } from './copy-folder.ts';
export {
  type ImageFacts,
  imageObstacle,
  MOST_IMAGE_BYTES,
  readImageFacts,
  USUAL_IMAGE_LIMITS,
} from './image-facts.ts';
export {
  HARD_LINK,
  isGone,
  isThere,
  MAX_FILE_BYTES,
  openPlain,
  readPlain,
  readRegularFile,
  readUpTo,
  useRegularFile,
} from './open-file.ts';
export {
  holdsFolders,
  makeFolders,
  namesOn,
  type OpenSubfolder,
  readFolder,
  workInFolder,
} from './open-folder.ts';
export {
  changeFile,
  createFile,
  createSameFile,
  type FileWriteResult,
  readExistingFile,
  refused,
  replaceFile,
} from './write-file.ts';
