/** A PNG of 4×3 warm pixels in base64, as image services send it in JSON. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mM4UWEDRww4OQBiHhHRAR+p8gAAAABJRU5ErkJggg=='

/** The response of OpenAI's image call and its imitations. */
export const openAiImage = () => ({ created: 1, data: [{ b64_json: picture }] })

/**
 * The response of models that paint inside a chat, as OpenRouter's do: the picture is a field beside the
 * text.
 */
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

/** The response of Google's image models, shaped like that of its text models with a picture part. */
export const googleImage = () => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: picture } }] },
      finishReason: 'STOP',
    },
  ],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
})
