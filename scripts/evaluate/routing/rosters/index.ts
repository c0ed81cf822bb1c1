// Every roster of the set.
import type { Roster } from '../roster.ts';
import { charters } from './charters.ts';
import { data } from './data.ts';
import { docs } from './docs.ts';
import { game } from './game.ts';
import { infra } from './infra.ts';
import { large } from './large.ts';
import { library } from './library.ts';
import { mobile } from './mobile.ts';
import { webApp } from './web-app.ts';

export const ROSTERS: readonly Roster[] = [
  webApp,
  library,
  data,
  mobile,
  infra,
  docs,
  large,
  game,
  charters,
];
