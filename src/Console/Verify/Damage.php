<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

/**
 * Documents as they should not be.
 *
 * @internal
 */
final readonly class Damage
{
    private const WRONG = [null, true, false, 0, 5, -1.5, '', 'abc', '5', '1.0', [], [1], ['x' => 1], [[]], [null]];

    public function __construct(private Chance $chance) {}

    /**
     * @param array<mixed> $document
     *
     * @return array<mixed> with one value that is missing, wrong or too many
     */
    public function to(array $document): array
    {
        if ($document === [] || $this->chance->percent(15)) {
            return $document + ['unknown_key' => $this->chance->oneOf(self::WRONG)];
        }
        $key = $this->chance->oneOf(array_keys($document));
        $value = $document[$key];
        if (\is_array($value) && $value !== [] && $this->chance->percent(60)) {
            return array_replace($document, [$key => $this->to($value)]);
        }
        if ($this->chance->percent(25)) {
            return array_diff_key($document, [$key => true]);
        }

        return array_replace($document, [$key => $this->chance->oneOf(self::WRONG)]);
    }

    /**
     * @return string that ends too early
     */
    public function toText(string $json): string
    {
        return substr($json, 0, $this->chance->int(0, max(0, \strlen($json) - 1)));
    }
}
