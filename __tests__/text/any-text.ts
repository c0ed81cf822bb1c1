import fc from 'fast-check';

/** Characters that some readers take for a blank, a line end or nothing, and others for a part of a word. */
export const ODD_BLANKS = ['\v', '\f', '\0', '\u0085', '\u00A0', '\u2028', '\u2029', '\uFEFF'];

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff - SURROGATES;

/** Every character but lone surrogates. fast-check's own makes a list of them all first, which takes a second. */
const any = fc
  .nat(LAST)
  .map((at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES));
const ascii = fc.nat(127).map((at) => String.fromCharCode(at));
const character = fc.oneof(any, ascii, fc.constantFrom('\n', ...ODD_BLANKS));

/** Any text: from all of Unicode, a third of it ASCII, and blanks of every kind. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string(maxLength === undefined ? { unit: character } : { unit: character, maxLength });
}

/** The pieces between the blanks of a text. */
export function wordsIn(text: string): readonly string[] {
  return text.split(' ');
}
