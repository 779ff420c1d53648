import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../support/chromium.ts';
import { chooseTurbo, dialog, openLevel, REFERENCE, runButton, writeCode } from '../support/play.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The test machine has no graphics chip: Chromium emulates WebGL, and claims that it does not. */
test.use({
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGS.filter(each => each !== '--disable-gpu'),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

// An emulated chip is slow.
test.describe.configure({ timeout: 120_000 });

const picture = (page: Page) => page.locator('.game-canvas');

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const RENDERERS = [0x1f01, 0x9246];
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
      return RENDERERS.includes(name) ? 'A graphics chip' : (getParameter.call(this, name) as unknown);
    };
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, more?: object) {
      return getContext.call(this, kind, { ...more, failIfMajorPerformanceCaveat: false });
    } as typeof getContext;
  }),
);

/** How many colours the picture has on the screen. */
async function coloursOf(page: Page): Promise<number> {
  const png = (await picture(page).screenshot()).toString('base64');
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, png);
}

test('with a graphics chip the level is drawn by WebGL, and played to its end', async ({ page }) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  const isWebgl = picture(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d') === null);
  expect(await isWebgl).toBe(true);
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(40);
  await chooseTurbo(page);
  await writeCode(page, REFERENCE['intro-level1']!);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
});

test('a graphics chip that fails reloads the page', async ({ page }) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  const reloaded = page.waitForEvent('load');
  await picture(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const gl = (canvas.getContext('webgl2') ?? canvas.getContext('webgl'))!;
      gl.getExtension('WEBGL_lose_context')!.loseContext();
    });
  await reloaded;
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
});
