// The box of a run: the first way that works here and keeps its promises. It is chosen once.
import type { Box } from '#src/ports/index.ts';
import { removeFolder } from '../programs/remove-folder.ts';
import { type ChosenWay, chooseWay, type WayChoiceSettings } from './choose-way.ts';

export type BoxSettings = WayChoiceSettings & {
  /** Whether programs run without a box if none can be made. */
  readonly isOptional?: boolean;
};

/** The port, and the method with which the adapters start programs. */
export type OpenBox = Box &
  Pick<ChosenWay, 'start'> & {
    close(): Promise<void>;
  };

/** Opens the box; starts nothing before it is needed. */
export function openBox(settings: BoxSettings): OpenBox {
  let choosing: Promise<ChosenWay> | undefined;
  let isOptional = settings.isOptional ?? false;
  const choose = () => {
    choosing ??= chooseWay(settings, isOptional);
    // A failure isn't kept: it may be over when the next program starts.
    choosing.catch(() => {
      choosing = undefined;
    });
    return choosing;
  };
  return {
    state: async () => (await choose()).state,
    start: async (program) => (await choose()).start(program),
    allowNone() {
      isOptional = true;
    },
    async close() {
      if (choosing === undefined) return;
      const { scratch, network } = await choosing;
      await network.close();
      await removeFolder(scratch);
    },
  };
}
