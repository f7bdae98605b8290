import { type ComponentProps, useEffect } from 'react'
import { Alert } from './Alert.tsx'
import { readTheNews } from './read-first.ts'

/** An alert that stands where what she tapped stood: it is brought into sight and read. */
export function News(props: ComponentProps<typeof Alert>) {
  useEffect(() => {
    readTheNews()
  }, [])
  return (
    <div data-news>
      <Alert {...props} />
    </div>
  )
}
