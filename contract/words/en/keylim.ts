export const keylim = {
  keylimTitle: 'Keylim Mikvah',
  keylimLead: 'For dishes and utensils. You serve yourself; no appointment is needed.',
  keylimAddress: 'Address',
  keylimDirections: 'Directions',
  keylimHours: 'Self-service hours',
  keylimWinter: 'Winter',
  keylimSummer: 'Summer',
  keylimSunThu: 'Sunday to Thursday',
  keylimFri: 'Friday',
  keylimSunFri: 'Sunday to Friday',
  keylimClosed: 'Closed on Shabbos and Yom Tov.',
  keylimBefore: 'Before you immerse',
  keylimBeforeLabels:
    'Take off labels, glue and dirt; nothing may stand between the utensil and the water.',
  keylimBeforeWhole:
    'Immerse it whole, lids and handles included, until the water has touched all of it.',
  keylimBeforeHold: 'Hold it loosely, with a wet hand, and let no air stay inside.',
  keylimGuidelines: 'Immersion guidelines by material',
  keylimWithBlessing: 'With a blessing',
  keylimWithBlessingText:
    'Aluminum for lasting use, brass, cast iron, copper, gold, pewter, silver, stainless steel, tin\nGlass, crystal, Pyrex, Corelle',
  keylimWithout: 'Without a blessing',
  keylimWithoutText:
    'Glazed china, porcelain and stoneware, glazed on both sides or one\nDisposable aluminum that you mean to use again',
  keylimNotRequired: 'Not required',
  keylimNotRequiredText:
    'Wood, stone, paper, rubber, bone\nUnglazed earthenware\nPlastic and silicone; some immerse them without a blessing\nUtensils used once and thrown away',
  keylimBlessing: 'The blessing',
  keylimBlessingNote: 'For several utensils say keilim, for a single one keli.',
  keylimAsk:
    'Electric appliances, coated pots, utensils of several materials and whatever is not listed here: please ask your rav.',
} as const
