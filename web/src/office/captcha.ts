type Captcha = {
  ready: (done: () => void) => void
  execute: (siteKey: string, asked: { action: string }) => Promise<string>
}

const present = () => (window as { grecaptcha?: Captcha }).grecaptcha
let loading: Promise<void> | null = null

function load(siteKey: string): Promise<void> {
  loading ??= new Promise<void>((loaded, failed) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => loaded()
    script.onerror = () => {
      loading = null
      script.remove()
      failed(new Error('The captcha could not be loaded.'))
    }
    document.head.append(script)
  })
  return loading
}

/**
 * A captcha token for one form, made when it is sent: it lives two minutes and is good once; null when the facility has
 * no captcha or it can't be reached: the server then decides what the message is worth.
 */
export async function captchaToken(
  siteKey: string | null,
  action: 'contact' | 'careers' | 'donation',
): Promise<string | null> {
  if (!siteKey) return null
  try {
    await load(siteKey)
    const captcha = present()
    if (!captcha) return null
    await new Promise<void>((ready) => captcha.ready(ready))
    return await captcha.execute(siteKey, { action })
  } catch (cause) {
    console.warn(cause)
    return null
  }
}
