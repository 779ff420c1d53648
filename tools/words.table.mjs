/** Words that docs/glossary.md refuses and that no source may say, with where they stay and why. */
export const REFUSED_WORDS = [
  {
    word: 'pupil',
    instead: 'student',
    /** What is said as it is: names of events, which programs of the release before send and hear. */
    but: /\b(?:account|learning|organization)\/pupil-(?:acted-on|acts-told|described)\b/g,
    stays: {
      'docs/glossary.md': 'refuses it',
      'infra/standalone/src/seed/seed-schools.ts': 'ids of a platform that was filled before come from it',
      'mf-organization/src/features/import/column-names.table.ts':
        "says how other programs' files head a column",
      'packages/art/src/characters/face.ts': 'draws eyes',
      'services/organization/src/database/migrations/1796000300000-let-unused-pupils-leave.ts':
        'has run by this name',
      'services/organization/src/database/migrations/1796310000000-end-proofs-by-address.ts': 'has run',
      'services/organization/src/database/organization.schema.ts': 'lists that migration',
      'shell/src/pages/legal/privacy/en.md': 'is law: a new version of it says student',
      'shell/src/pages/legal/tos/en.md': 'is law: a new version of it says student',
    },
    /** Whole kinds of files: what was read back from translations is quoted. */
    quoted: /^languages\/[a-z]+\/review\.json$/,
  },
];
