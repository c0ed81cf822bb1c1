// Lists of different lengths are never equal: jest takes `[undefined]` for `[]`, so a list of what is missing would pass as empty.
import { expect } from '@jest/globals';

expect.addEqualityTesters([
  (one, other) => {
    const areLists = Array.isArray(one) && Array.isArray(other);
    return areLists && one.length !== other.length ? false : undefined;
  },
]);
