/** The front of this room: all that others may import from it. */

export { compareText } from './compare.ts';
export { count, dayOf, duration, firstOf, inFull, plural, sum } from './count.ts';
export { cutBytes, cutInside, headOfBytes } from './cut-bytes.ts';
export { cutCharacters, fittingTexts, headOf, maskedHead, sharedLength } from './cut-characters.ts';
export { sha256, shortHash } from './hash.ts';
export { isUnseen, TERMINAL_COMMAND, withoutUnseen } from './invisible-characters.ts';
export { fieldsOf, isObject, isRecord, readJson } from './json.ts';
export { type JsonData, toJson, toText } from './json-text.ts';
export { type Flaw, fieldsBy, namesApart, readLeniently } from './lenient.ts';
export { normaliseText, plainText } from './normalise-text.ts';
export { capitalise, firstParagraph, firstSentence, oneLine } from './one-line.ts';
export {
  foldersAbove,
  isAmong,
  isRepositoryPath,
  pathInSentence,
  pathsAmong,
  wayInside,
} from './paths.ts';
export { didYouMean } from './search/closest.ts';
export { readingsOf, viewReadings } from './search/readings.ts';
export { openTextSearch, type TextSearch } from './search/search-texts.ts';
export { rangeInText, type TextRange, type TextView } from './search/text-view.ts';
export { serialize, shareWork } from './serialize.ts';
export { fileSlug, isFileSlug, nameKey, slug } from './slug.ts';
export { wrapText } from './wrap-text.ts';
export { isTooDeep } from './yaml-depth.ts';
