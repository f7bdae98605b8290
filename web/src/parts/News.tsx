import { type ComponentProps, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'
import { readWhatCame } from './read-first.ts'

/**
 * An alert in place of what she tapped, scrolled into sight and given the focus, so that a screen reader reads it out;
 * unless something other than the page's heading has the focus.
 */
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
