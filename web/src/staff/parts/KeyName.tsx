import { Fragment } from 'react'

/** A name of the program, which may go on in another line where a new word of it begins. */
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
