<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The groups a property belongs to; without this attribute it belongs to `Default`.
 *
 *     #[Groups('detail')] public Money $total;
 *     #[Groups(['detail', 'admin'])] public ?string $note = null;
 *
 * They count only when a {@see \Kiln\Context} names groups.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Groups
{
    /** @var list<string> */
    public array $groups;

    /**
     * @param string|list<string> $groups
     */
    public function __construct(string|array $groups)
    {
        $this->groups = (array) $groups;
    }
}
