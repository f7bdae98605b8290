/** The part of autocannon's promise form that the bench uses; the package brings no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration: number
    requests: { setupRequest: (request: Request) => Request }[]
  }
  type Result = {
    requests: { average: number }
    latency: { p50: number; p99: number }
    '4xx': number
    '5xx': number
    errors: number
  }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default function autocannon(options: Options): Promise<Result>
}
