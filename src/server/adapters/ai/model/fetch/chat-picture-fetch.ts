interface PictureBody {
  model: string
  prompt: string
}

interface ChatAnswer {
  choices?: { message?: { images?: { image_url?: { url?: string } }[] } }[]
}

const CALL = '/images/generations'

/**
 * Fetch for services whose models paint inside of a chat, such as OpenRouter's: a call for a picture becomes
 * a chat question, and the chat answer becomes the answer to a picture call. Other services are asked this
 * way once they have answered that they do not know the call.
 */
export function chatPictureFetch(inner: typeof fetch, { isUsual }: { isUsual: boolean }): typeof fetch {
  let isInChat = isUsual
  return async (input, init) => {
    const address = String(input)
    if (!address.endsWith(CALL)) return await inner(input, init)
    if (!isInChat) {
      const response = await inner(input, init)
      if (response.status !== 404 && response.status !== 405) return response
      const said = await response.clone().text()
      if (/model/i.test(said)) return response
    }
    const answer = await askInChat(inner, address.replace(CALL, '/chat/completions'), init)
    isInChat ||= answer.ok
    return answer
  }
}

async function askInChat(inner: typeof fetch, address: string, init: RequestInit | undefined) {
  const { model, prompt } = JSON.parse(String(init?.body)) as PictureBody // our own client wrote it
  const ask = (modalities: string[]) =>
    inner(address, {
      ...init,
      body: JSON.stringify({
        model,
        messages: [{ role: 'user', content: prompt }],
        modalities,
        image_config: { aspect_ratio: '4:3' },
      }),
    })
  const both = await ask(['image', 'text'])
  // Models that only paint refuse a request for text beside the picture.
  const refused = both.ok ? null : await both.clone().text()
  const response = refused && /modalit/i.test(refused) ? await ask(['image']) : both
  // Each field is checked below.
  return response.ok ? asPictures((await response.json()) as ChatAnswer) : response
}

function asPictures({ choices = [] }: ChatAnswer): Response {
  const urls = choices.flatMap(({ message }) => message?.images ?? []).map((image) => image.image_url?.url)
  const data = urls.flatMap((url) => {
    if (url === undefined) return []
    const [, base64] = /^data:[^,]*;base64,(.+)$/s.exec(url) ?? []
    return base64 === undefined ? { url } : { b64_json: base64 }
  })
  return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
}
