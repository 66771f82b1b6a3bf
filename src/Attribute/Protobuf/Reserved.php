<?php

declare(strict_types=1);

namespace Kiln\Attribute\Protobuf;

use Kiln\Attribute\FormatFact;

/**
 * Numbers and names of fields that a class once had, and that none may have again, because old data has them.
 *
 *     #[Reserved(2, [15, 20], 'old_name')]
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Reserved implements FormatFact
{
    private string $text;

    /**
     * @param int|string|array{int, int} ...$reserved numbers, names, and the first and last of several numbers
     */
    public function __construct(int|string|array ...$reserved)
    {
        $this->text = \implode(',', \array_map(static fn(int|string|array $one): string => \is_array($one) ? "{$one[0]}-{$one[1]}" : (string) $one, $reserved));
    }

    public function format(): string
    {
        return 'protobuf';
    }

    public function facts(): array
    {
        return ['reserved' => $this->text];
    }
}
