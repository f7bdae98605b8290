/** What only the way to a reservation needs is no weight for those who look at the hours. */
const forReserving =
  /web\/src\/(paying\/[\w-]+\.|patron\/(payment-methods|membership)\/|(parts(\/\w+)?|night)\/(Action|Choice|Countdown|Day|Quantity|Radio|Segmented|Slots|Stepper|Table|Waterline|Zman|countdown|radio))|rules\/(capacity|membership|payments|price(?!\/(currency|money))|reservation|supplies|visit)\//

const always =
  /web\/src\/(shell|talk|words|look|parts|facts|night)\/|@tabler\/icons-react\/|rules\/|contract\//

/** What the screens of the house know of rooms and moves is no weight for patrons. */
const forTheHouse =
  /rules\/(room|visit(?!\/moves?\.|\/movers))\/|icons\/Icon(Backspace|BellRinging|Printer|ShoppingBag)\./

/** Few files rather than small ones: what is needed together comes together. The first group that fits takes a module. */
export const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next|use-sync-external-store)\//,
    priority: 9,
  },
  {
    name: 'house',
    test: (id: string) =>
      always.test(id) && !forReserving.test(id) && !forTheHouse.test(id) && !wordsOf.test(id),
    priority: 8,
    minShareCount: 2,
  },
  {
    name: 'reserving',
    test: (id: string) => forReserving.test(id) && !forTheHouse.test(id),
    priority: 7,
    minShareCount: 2,
  },
  { name: 'floor', test: forTheHouse, priority: 6, minShareCount: 2 },
]

const wordsOf = /contract\/words\/(en|he)\/|words\/together\//

/** Words come by language and area, so that nobody loads a language she doesn't read; their chunks say so. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }) {
  const [, language, area] =
    /contract\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  if (language) return `assets/words-${language}-${area}-[hash].js`
  const [, together] = /words\/together\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return together ? `assets/words-${together}-[hash].js` : 'assets/[name]-[hash].js'
}
