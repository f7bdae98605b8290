/** For names that are made of one another, `soap` and `supplySoap`. */
export const capitalized = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>
