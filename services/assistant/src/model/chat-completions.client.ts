import { z } from 'zod';
import { ModelClient, type Question } from './model.client.ts';

export interface ChatCompletionsOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly timeoutMs: number;
}

const MAX_ANSWER_BYTES = 65_536;
const MAX_TOKENS = 400;

const CompletionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** The form of the answer; `strict` tells the endpoint to keep to it. */
const ANSWER_FORMAT = {
  type: 'json_schema',
  json_schema: {
    name: 'tip',
    strict: true,
    schema: {
      type: 'object',
      properties: { text: { type: 'string', description: 'The tip, at most three sentences.' } },
      required: ['text'],
      additionalProperties: false,
    },
  },
} as const;

/** Returns the body as text, as long as an answer may be. @throws when it is longer */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('the model’s answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Any endpoint that speaks OpenAI's chat completions. */
export class ChatCompletionsClient extends ModelClient {
  constructor(private readonly options: ChatCompletionsOptions) {
    super();
  }

  override async ask({ instructions, data }: Question): Promise<unknown> {
    const { baseUrl, apiKey, model, timeoutMs } = this.options;
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: data },
        ],
        response_format: ANSWER_FORMAT,
        max_tokens: MAX_TOKENS,
        temperature: 0.2,
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the model answered ${response.status}`);
    }
    const completion = CompletionSchema.parse(JSON.parse(await readBody(response)));
    return JSON.parse(completion.choices[0]?.message.content ?? '');
  }
}
