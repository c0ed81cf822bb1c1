// How many lines each part of the report may have, so that the whole fits on one screen.

/** The report's lines; with the four that npm prints first there are 45 at most. */
const ALL_LINES = 41;
/** The least number of lines for the board's box. */
const LEAST_BOARD = 8;
/** The lines around a run's acts: a blank one, its event, its outcome. */
const AROUND_RUN = 3;
/** The title; a blank before a single run's outcome; a blank and the box's edges; a blank and the two next commands. */
const AROUND_ALL = 1 + 1 + 3 + 3;

/** Divides the lines among the runs and the board. */
export class LineBudget {
  #left: number;
  #runs: number;

  /** Without `isLimited` there is no limit, and everything is shown. */
  constructor(runs: number, isLimited: boolean) {
    this.#left = isLimited ? ALL_LINES - AROUND_ALL - runs * AROUND_RUN : Number.POSITIVE_INFINITY;
    this.#runs = runs;
  }

  /** Returns how many acts the next run may show. Lines that it doesn't use are left for later runs. */
  ofNextRun(): number {
    return Math.max(3, Math.floor((this.#left - LEAST_BOARD) / Math.max(1, this.#runs)));
  }

  /** Counts the lines of a run that has ended. */
  take(lines: number): void {
    this.#left -= lines;
    this.#runs -= 1;
  }

  /** Counts lines beyond the plan, such as error messages. */
  takeMore(lines: number): void {
    this.#left -= lines;
  }

  ofBoard(): number {
    return Math.max(3, this.#left);
  }
}

/** Passes on items while there is room. At the end it shows the last ones, and how many were left out. */
export class LineGate<Item> {
  readonly #max: number;
  readonly #show: (item: Item) => void;
  #shown = 0;
  #held: Item[] = [];

  constructor(max: number, show: (item: Item) => void) {
    this.#max = max;
    this.#show = show;
  }

  add(item: Item): void {
    if (this.#shown < this.#max - LAST_LINES - 1) this.#pass(item);
    else this.#held.push(item);
  }

  /** Shows the last items. Returns how many lines were shown in all, including the one with the count. */
  end(showMissing: (count: number) => void): number {
    const room = this.#max - this.#shown;
    if (this.#held.length > room) {
      showMissing(this.#held.length - (room - 1));
      this.#shown += 1;
      this.#held = this.#held.slice(1 - room);
    }
    for (const item of this.#held) this.#pass(item);
    return this.#shown;
  }

  #pass(item: Item): void {
    this.#shown += 1;
    this.#show(item);
  }
}

/** How many items at the end are kept visible: checks, push and pull request are what a run is for. */
const LAST_LINES = 3;
