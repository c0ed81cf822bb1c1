// A mobile application, in the old folder `.ai-team/`, with the columns of the triage documents.
import { asks, type Roster, table, teamMd } from '../roster.ts';

export const mobile: Roster = {
  name: 'mobile',
  kind: 'A hiking app; the legacy folder .ai-team/, an agent column with notes in brackets',
  files: {
    '.ai-team/team.md': teamMd('Stigfinnar: paths, on your phone', {
      Sunniva: 'Lead',
      Tarek: 'iOS Developer',
      Una: 'Android Developer',
      Viggo: 'Maps and Offline',
      Wanda: 'Quality',
      Xaver: 'Designer',
    }).replaceAll('.squad/', '.ai-team/'),
    '.ai-team/routing.md': `# Routing\n\n${table(
      'Work Type → Agent',
      ['Work Type', 'Agent', 'Examples'],
      [
        ['Swift, widgets, App Store', 'Tarek (iOS)', 'Live Activities, TestFlight'],
        ['Kotlin, Play Store, notifications on Android', 'Una (Android)', 'Wear OS, Doze'],
        ['Tiles, tracks, downloads', 'Viggo', 'GPX, elevation, battery while recording'],
        ['Device matrix, screenshots, regressions', 'Wanda', 'crashes on one device'],
        ['Icons, colours, wording', 'Xaver', 'dark mode, contrast'],
        ['Both platforms, priorities', 'Sunniva', 'which first'],
      ],
    )}`,
  },
  requests: [
    asks(
      'the lock screen does not show the remaining distance on an iPhone',
      'tarek',
      'Live Activities',
      'Live Activities are iOS.',
    ),
    asks('reminders stop when the phone sleeps, on Android only', 'una', 'Android', 'Doze.'),
    asks(
      'recording a track empties the battery in three hours',
      'viggo',
      'battery while recording',
      'Recording.',
    ),
    asks(
      'it crashes on one old tablet, nowhere else',
      'wanda',
      'crashes on one device',
      'The device matrix.',
    ),
    asks('the green on the map is unreadable at night', 'xaver', 'dark mode', 'Colours.'),
    asks('which platform gets shared routes first?', 'sunniva', 'which first', 'Priorities.'),
    asks('import GPX files that others send me', 'viggo', 'GPX', 'Tracks.'),
    asks(
      'the reviewers of the App Store want the reason for the location',
      'tarek',
      'App Store',
      'The App Store.',
    ),
    asks('the word for "ascent" is wrong in three places', 'xaver', 'wording', 'Wording.'),
  ],
};
