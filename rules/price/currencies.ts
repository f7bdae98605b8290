/**
 * The currencies in which amounts can be reckoned and cards charged here: all that Stripe takes and counts in
 * hundredths. Every amount of the product is in hundredths, and goes so to whichever processor charges it
 * (docs/decisions/0325).
 */
export const acceptedCurrencies: ReadonlySet<string> = new Set(
  `USD ILS EUR GBP CAD AUD NZD MXN ARS BRL CHF ZAR
   AED AFN ALL AMD ANG AOA AWG AZN BAM BBD BDT BMD BND BOB BSD BWP BYN BZD CDF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB
   FJD FKP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP
   MUR MVR MWK MYR MZN NAD NGN NIO NOK NPR PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD
   SZL THB TJS TOP TRY TTD TWD TZS UAH UYU UZS WST XCD YER ZMW`.split(/\s+/),
)

/**
 * Currencies of which a hundredth isn't the unit that processors count in. ISK and UGX Stripe takes in hundredths, but
 * only where they come to a whole unit, which a discount's don't.
 */
export const notInHundredths: ReadonlySet<string> = new Set(
  `BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UYI VND VUV XAF XOF XPF IQD
   BHD JOD KWD LYD OMR TND
   CLF
   ISK UGX`.split(/\s+/),
)
