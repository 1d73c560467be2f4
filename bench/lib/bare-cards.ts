import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bareBundle } from './bare-bundle.ts'

/**
 * The limit of a first card: React, the same first page of the same cook, an article with picture and title
 * for each recipe.
 */
const source = `
  import { createElement, useEffect, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  const authorization = 'Bearer ' + document.body.dataset.token
  function Bare() {
    const [recipes, setRecipes] = useState([])
    useEffect(() => {
      fetch('/api/recipes/cards', { headers: { authorization } })
        .then((response) => response.json())
        .then((page) => setRecipes(page.recipes))
    }, [])
    return recipes.map(({ id, title, imageUrl }) =>
      createElement('article', { key: id },
        createElement('img', { src: imageUrl?.replace('.webp', '-480.webp'), width: 320, height: 240, loading: 'lazy' }),
        createElement('h3', null, title)))
  }
  createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(Bare))`

/** Serves the bare page, and forwards all other requests to the server at `url`. */
export async function serveBareCards(url: string, idToken: string) {
  const script = await bareBundle(source)
  const page = `<!doctype html><body data-token="${idToken}"><script type="module" src="/bare.js"></script></body>`
  const server = createServer((asked, answer) => {
    if (asked.url === '/') return void answer.setHeader('content-type', 'text/html').end(page)
    if (asked.url === '/bare.js')
      return void answer
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', 'public, max-age=31536000, immutable')
        .end(script)
    const { authorization } = asked.headers
    request(new URL(asked.url ?? '', url), { headers: authorization ? { authorization } : {} }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
