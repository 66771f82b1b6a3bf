<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Hides the data of users where examples are kept. Texts and numbers become others of the same shape: `Ann 7` is `Xxx 1`; keys,
 * names of classes and enum cases, true, false, null and zero stay.
 *
 * @api
 */
final readonly class Redaction
{
    private function __construct(public bool $isOn) {}

    public static function on(): self
    {
        return new self(true);
    }

    public static function off(): self
    {
        return new self(false);
    }

    /**
     * @internal
     */
    public function text(string $text): string
    {
        if (!$this->isOn) {
            return $text;
        }
        $shape = (string) \preg_replace(['/[A-Z]/', '/[a-z]/', '/[0-9]/'], ['X', 'x', '1'], $text);
        $inUtf8 = \preg_replace('/[^\x00-\x7F]/u', 'ü', $shape);

        return $inUtf8 ?? (string) \preg_replace('/[\x80-\xFF]+/', "\u{FFFD}", $shape);
    }

    /**
     * @internal
     */
    public function int(int $number): int
    {
        return $this->isOn ? (int) \preg_replace('/[0-9]/', $number === 0 ? '0' : '1', (string) $number) : $number;
    }

    /**
     * @internal
     */
    public function float(float $number): float
    {
        return $this->isOn && $number !== 0.0 && \is_finite($number) ? (float) \preg_replace('/[0-9]/', '1', \json_encode($number, \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR)) : $number;
    }

    /**
     * A message quotes data. A word that stands in the file that threw it is the programmer's own and stays.
     *
     * @internal
     */
    public function message(\Throwable $error): string
    {
        if (!$this->isOn) {
            return $error->getMessage();
        }
        $source = \is_file($error->getFile()) ? (string) @\file_get_contents($error->getFile()) : '';

        return (string) \preg_replace_callback(
            '/[^\s"\'.,:;()<>]+/',
            fn(array $word): string => \preg_match('/^[A-Za-z]{2,}$/D', $word[0]) === 1 && \preg_match("/\\b{$word[0]}\\b/", $source) === 1 ? $word[0] : $this->text($word[0]),
            $error->getMessage(),
        );
    }
}
