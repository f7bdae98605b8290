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

/** The name of a card brand as patrons know it; an unknown one stays as the processor wrote it. */
export function brandOf(word: string): string {
  return brands[word.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? word
}
