// An infrastructure project whose routing lists both owners of paths and kinds of work.
import { asks, type Roster, table, teamMd } from '../roster.ts';

export const infra: Roster = {
  name: 'infrastructure',
  kind: 'Clusters and pipelines; module ownership by path',
  files: {
    '.squad/team.md': teamMd('Ferry lines: what runs the ferries', {
      Yael: 'Platform Lead',
      Zeno: 'Kubernetes Engineer',
      Abel: 'Network Engineer',
      Birgit: 'Observability Engineer',
      Cosmo: 'CI Engineer',
    }),
    '.squad/routing.md': `# Routing\n\n${table(
      'Work Type → Agent',
      ['Work Type', 'Agent'],
      [
        ['Upgrades, nodes, quotas', 'Zeno'],
        ['DNS, certificates, firewalls', 'Abel'],
        ['Alerts, logs, traces', 'Birgit'],
        ['Pipelines, runners, caches', 'Cosmo'],
        ['Budgets, incidents, post-mortems', 'Yael'],
      ],
    )}\n${table(
      'Module Ownership',
      ['Module', 'Primary', 'Secondary'],
      [
        ['`clusters/**`', 'Zeno', 'Abel'],
        ['`network/`', 'Abel', '—'],
        ['`dashboards/**`', 'Birgit', '—'],
        ['`.github/workflows/**`', 'Cosmo', 'Zeno'],
        ['`budgets/`', 'Yael', '—'],
      ],
    )}`,
  },
  requests: [
    asks(
      'the certificate of tickets.example ends on Friday',
      'abel',
      'certificates',
      'A certificate.',
    ),
    asks('the same alert wakes us every night and means nothing', 'birgit', 'Alerts', 'Alerts.'),
    asks(
      'builds fetch all packages anew, nothing is kept',
      'cosmo',
      'caches',
      'A cache of the pipeline.',
    ),
    asks('go to the next minor version of the control plane', 'zeno', 'Upgrades', 'An upgrade.'),
    asks('write up Tuesday’s outage', 'yael', 'post-mortems', 'A post-mortem.'),
    asks(
      'change the replicas in clusters/north/values.yaml',
      'zeno',
      'clusters/**',
      'The path has an owner.',
    ),
    asks(
      'dashboards/ferries.json has two panels of the same name',
      'birgit',
      'dashboards/**',
      'The path has an owner.',
    ),
    asks(
      'network/zones.tf lists a host that is gone',
      'abel',
      'network/',
      'The path has an owner.',
    ),
    asks('pods are refused since the new team came', 'zeno', 'quotas', 'A quota.'),
  ],
};
