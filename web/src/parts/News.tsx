import { type ComponentProps, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'
import { readWhatCame } from './read-first.ts'

/** An alert that stands where what she tapped stood: it is brought into sight and read. */
export function News(props: ComponentProps<typeof Alert>) {
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news.current) readWhatCame(news.current)
  }, [])
  return (
    <div ref={news} data-news>
      <Alert {...props} />
    </div>
  )
}
