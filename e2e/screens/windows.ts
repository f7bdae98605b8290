/** The windows a screen is looked at in, from the narrowest phone to the widest desk. */
export const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 912, height: 1368 },
  { width: 1024, height: 768 },
  { width: 1110, height: 800 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const
