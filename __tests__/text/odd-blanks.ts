/** Characters that some readers take for a blank, a line end or nothing, and others for a part of a word. */
export const ODD_BLANKS = ['\v', '\f', '\0', '\u0085', '\u00A0', '\u2028', '\u2029', '\uFEFF'];
