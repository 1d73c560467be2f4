const escaped = (text: unknown) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

interface Operation {
  summary?: string
  security?: readonly unknown[]
  parameters?: readonly unknown[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}

const details = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`

const section = (path: string, method: string, operation: Operation) => `
<section>
  <h2><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code></h2>
  <p>${escaped(operation.summary)}${operation.security ? ' <small>Needs an ID token.</small>' : ''}</p>
  ${details('Parameters', operation.parameters)}
  ${details('Body', operation.requestBody)}
  ${details('Replies', operation.responses)}
</section>`

/** Renders the OpenAPI document as one page without any script. */
export const docsPage = (document: { paths?: object }): string => {
  // @fastify/swagger types the document as OpenAPI 2 or 3, while ours is always the latter.
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>)
  const sections = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Larder API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>Larder API</h1><p>The same as a document: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</body>
</html>`
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
h2 { font-size: 1rem; margin: 0.5rem 0; }
h2 b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
p { margin: 0.25rem 0; }
`
