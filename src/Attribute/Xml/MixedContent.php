<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * The property is a list of all that stands in the element of its object, in its order: texts as strings, and elements as objects.
 *
 *     `@var list<string|Link|Emphasis>`
 *     #[Xml\MixedContent(['a' => Link::class, 'em' => Emphasis::class])] public array $content;
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class MixedContent implements FormatFact
{
    /**
     * @param array<string, class-string> $names of the elements by their class
     */
    public function __construct(private array $names) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        $facts = ['as' => 'mixed'];
        foreach ($this->names as $name => $class) {
            $facts["item {$class}"] = $name;
        }

        return $facts;
    }
}
