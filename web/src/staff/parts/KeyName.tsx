import { Fragment } from 'react'

/** A name from the program's code, which may wrap where a new word in it begins. */
export const KeyName = ({ of }: { of: string }) => (
  <code dir="ltr">
    {[...of.matchAll(/.[^A-Z]*/g)].map(({ 0: word, index }) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {word}
      </Fragment>
    ))}
  </code>
)
