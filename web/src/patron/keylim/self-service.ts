/**
 * When the keylim mikvah is open, by season, as HH:MM on the facility's clock (requirements P2). Seasons and days are
 * word keys.
 */
export const selfService = [
  {
    season: 'keylimWinter',
    hours: [
      { days: 'keylimSunThu', from: '07:00', to: '16:30' },
      { days: 'keylimFri', from: '07:00', to: '15:30' },
    ],
  },
  {
    season: 'keylimSummer',
    hours: [{ days: 'keylimSunFri', from: '07:00', to: '18:00' }],
  },
] as const

/** Which materials are immersed how, by the keys of their headings; the lists themselves are texts, one item a line. */
export const materials = ['keylimWithBlessing', 'keylimWithout', 'keylimNotRequired'] as const

/** The blessing over several utensils, with the Name as everyday print has it. */
export const blessing = 'בָּרוּךְ אַתָּה ה׳ אֱלֹקֵינוּ מֶלֶךְ הָעוֹלָם, אֲשֶׁר קִדְּשָׁנוּ בְּמִצְוֹתָיו וְצִוָּנוּ עַל טְבִילַת כֵּלִים'
