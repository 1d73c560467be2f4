/** A PNG of 4×3 warm pixels, as image services send it: base64 in JSON. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mM4UWEDRww4OQBiHhHRAR+p8gAAAABJRU5ErkJggg=='

/** OpenAI's image call, and those who copied it. */
export const openAiImage = () => ({ created: 1, data: [{ b64_json: picture }] })

/** Models that paint inside of a chat, as OpenRouter's do: the picture stands beside the words. */
export const chatImage = () => ({
  id: 'chat-1',
  object: 'chat.completion',
  created: 1,
  model: 'stub',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content: '',
        images: [{ type: 'image_url', image_url: { url: `data:image/png;base64,${picture}` } }],
      },
    },
  ],
})

/** Google's image models answer like its text models, with a part that is a picture. */
export const googleImage = () => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: picture } }] },
      finishReason: 'STOP',
    },
  ],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
})
