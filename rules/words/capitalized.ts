/** The text with a capital first letter, for names that are made of others, as `supplySoap` of `soap`. */
export const capitalized = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>
