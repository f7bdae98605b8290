// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { stylesByTag } from './styles-by-tag.ts'

const tags = ['a', 'b', 'button', 'h1', 'input', 'li', 'p', 'script', 'section', 'span', 'td', 'tr']

/** The style as happy-dom computes it, without this cache. */
const computed = (document.defaultView as Window).getComputedStyle.bind(document.defaultView)

it.each([
  ['plain', ''],
  ['hidden by its own style', 'display: none'],
  ['unseen by its own style', 'visibility: hidden'],
])('says of every element what happy-dom says, %s and all that is in it', (_, style) => {
  document.body.innerHTML = `${tags.map((tag) => `<${tag}></${tag}>`).join('')}
    <dialog><p></p></dialog><dialog open><p></p></dialog>
    <div style="${style}"><div hidden>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</div></div>`
  const quick = stylesByTag(computed)
  for (const round of ['first', 'again'])
    for (const element of document.body.querySelectorAll('*')) {
      const [one, other] = [quick(element), computed(element)]
      const at = `${element.tagName}, ${round}`
      expect(one.display, at).toBe(other.display)
      expect(one.visibility, at).toBe(other.visibility)
      expect(one.direction, at).toBe(other.direction)
      for (const name of ['display', 'visibility', 'content', 'color'])
        expect(one.getPropertyValue(name), at).toBe(other.getPropertyValue(name))
    }
})

it('says what a style sheet has it say', () => {
  const quick = stylesByTag(computed)
  document.body.innerHTML = '<p></p>'
  const [element] = document.getElementsByTagName('p')
  if (!element) throw new Error('It is there.')
  expect(quick(element).display).toBe('block')
  document.head.innerHTML = '<style>p { display: none }</style>'
  expect(quick(element).display).toBe('none')
  document.head.innerHTML = ''
})
