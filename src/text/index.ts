export { didYouMean } from './closest.ts';
export { count, dayOf, duration, firstOf, inFull, plural, sum } from './count.ts';
export {
  cutBytes,
  cutCharacters,
  cutInside,
  fittingTexts,
  headOf,
  headOfBytes,
  maskedHead,
  sharedLength,
  wrapText,
} from './cut-characters.ts';
export { isUnseen, TERMINAL_COMMAND, withoutUnseen } from './invisible-characters.ts';
export { fieldsOf, isObject, isRecord, normaliseText, plainText, readJson } from './json.ts';
export { type JsonData, toJson, toText } from './json-text.ts';
export { type Flaw, fieldsBy, namesApart, readLeniently } from './lenient.ts';
export { capitalise, firstParagraph, firstSentence, oneLine } from './one-line.ts';
export {
  foldersAbove,
  isAmong,
  isRepositoryPath,
  pathInSentence,
  pathsAmong,
  wayInside,
} from './paths.ts';
export {
  rangeInText,
  readingsOf,
  type TextRange,
  type TextView,
  viewReadings,
} from './readings.ts';
export { openTextSearch, type TextSearch } from './search-texts.ts';
export { compareText, serialize, shareWork } from './serialize.ts';
export { fileSlug, isFileSlug, nameKey, sha256, shortHash, slug } from './slug.ts';
export { isTooDeep } from './yaml-depth.ts';
