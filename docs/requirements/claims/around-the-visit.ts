import type { Claim } from '../claim.ts'

export const aroundTheVisit: readonly Claim[] = [
  {
    about: 'The language screen',
    ids: 'P1.023 P2.234',
    where: 'web/src/patron/language/LanguageScreen.tsx',
    proof: 'e2e/hebrew-reads-right-to-left.spec.ts',
    state: 'later',
  },
  {
    about: 'The tour',
    ids: 'P2.285',
    where: 'web/src/shell/ComingScreen.tsx',
    proof: 'e2e/visitor-looks-around.spec.ts',
    state: 'later',
  },
  {
    about: 'The profile: name',
    ids: 'P1.021 P2.262-P2.263 P5.017-P5.018',
    where: 'web/src/patron/profile/ProfileScreen.tsx',
    proof: 'e2e/patron-keeps-her-profile.spec.ts',
    state: 'later',
  },
  {
    about: 'The profile: what a name is',
    ids: 'P5.014-P5.016',
    where: 'rules/people/name.ts',
    proof: 'rules/people/name.test.ts',
    state: 'later',
    note: 'A-Z as asked; in the Hebrew interface Hebrew letters too.',
  },
  {
    about: 'The profile: notifications and note',
    ids: 'P2.265-P2.266',
    where: 'web/src/patron/profile/ProfileScreen.tsx',
    proof: 'e2e/patron-keeps-her-profile.spec.ts',
    state: 'later',
  },
  {
    about: 'Notifications',
    ids: 'P1.022 P2.216-P2.218',
    where: 'web/src/patron/notifications/NotificationsScreen.tsx',
    proof: 'e2e/patron-keeps-her-profile.spec.ts',
    state: 'later',
  },
  {
    about: 'The note to the attendants',
    ids: 'P1.026 P2.258-P2.261',
    where: 'web/src/patron/attendant-note/AttendantNoteScreen.tsx',
    proof: 'e2e/patron-keeps-her-profile.spec.ts',
    state: 'later',
  },
  {
    about: 'The contact screen',
    ids: 'P2.279-P2.282 P5.074-P5.078 P8.032',
    where: 'web/src/patron/contact/ContactScreen.tsx',
    proof: 'e2e/visitor-writes-to-the-office.spec.ts',
    state: 'later',
  },
  {
    about: 'Terms and privacy',
    ids: 'P2.267-P2.269',
    where: 'web/src/patron/terms/TermsScreen.tsx',
    proof: 'e2e/visitor-looks-around.spec.ts',
    state: 'later',
  },
]
