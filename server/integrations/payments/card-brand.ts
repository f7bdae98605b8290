const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  amex: 'American Express',
  americanexpress: 'American Express',
  mastercard: 'MasterCard',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  dinersclub: 'Diners Club',
}

/** A processor's word for a brand as patrons read it (spec, saved card); an unknown one stays as it came. */
export function brandOf(word: string): string {
  return brands[word.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? word
}
