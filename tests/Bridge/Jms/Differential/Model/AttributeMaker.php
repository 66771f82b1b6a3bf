<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

use Kiln\Tests\Bridge\Jms\Differential\Features;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random attributes that do not depend on the type.
 */
final readonly class AttributeMaker
{
    public const GROUPS = ['a', 'b', 'c', 'Default'];

    public const VERSIONS = ['1.0', '1.5', '2.0.1', '2'];

    private const NAMES = ['renamed', 'id', '0', '7', '', 'a/b', 'ü"\\', 'type', 'x', 'foo_bar', 'Title', '-1'];

    /** What XML is made of. */
    private const MARKUP = [
        'JMS\XmlElement(cdata: false)', 'JMS\XmlElement(cdata: false)', "JMS\\XmlElement(namespace: 'urn:x')", "JMS\\XmlElement(cdata: false, namespace: 'urn:y')", "JMS\\XmlElement(namespace: '')",
        'JMS\XmlAttribute', 'JMS\XmlAttribute', "JMS\\XmlAttribute(namespace: 'urn:x')", 'JMS\XmlAttributeMap',
        "JMS\\XmlList(entry: 'e')", "JMS\\XmlList(entry: 'e', inline: true)", "JMS\\XmlList(entry: 'e', skipWhenEmpty: false)", "JMS\\XmlList(entry: 'e', namespace: 'urn:x')", "JMS\\XmlList(inline: true, entry: 'f', namespace: 'urn:y')",
        'JMS\XmlKeyValuePairs', "JMS\\XmlMap(keyAttribute: 'k')", "JMS\\XmlMap(entry: 'e', keyAttribute: 'key', inline: true)", 'JMS\XmlMap', 'JMS\XmlValue', 'JMS\XmlValue(cdata: false)',
    ];

    private const CLASS_MARKUP = [
        "JMS\\XmlRoot('r')", "JMS\\XmlRoot('r', namespace: 'urn:x')", "JMS\\XmlRoot('r', namespace: 'urn:x', prefix: 'p')", "JMS\\XmlNamespace(uri: 'urn:x')", "JMS\\XmlNamespace(uri: 'urn:x', prefix: 'x')", "JMS\\XmlNamespace(uri: 'urn:y', prefix: 'y')",
        'JMS\XmlDiscriminator(attribute: true)', 'JMS\XmlDiscriminator(cdata: false)', "JMS\\XmlDiscriminator(attribute: true, namespace: 'urn:x')", "JMS\\XmlDiscriminator(namespace: 'urn:y')",
    ];

    private const CONDITIONS = [
        'true', 'false', 'object === null', 'context.getDepth() > 1', 'object !== null && 1 == 1', 'property_metadata.name == "id"', 'context.hasAttribute("flag")', 'object !== null', '1',
    ];

    private const CLASS_CONDITIONS = ['true', 'false', 'context.getDepth() > 1', 'object !== null && context.hasAttribute("flag")'];

    public function __construct(private Features $features) {}

    /**
     * For a property or for the method of a virtual property.
     *
     * @param bool $isExposed whether all others of the class are excluded
     *
     * @return list<string>
     */
    public function forMember(Chance $chance, bool $isExposed, bool $hasEvaluator, bool $isMethod = false): array
    {
        $attributes = [];
        $add = function (string $feature, int $percent, \Closure $code) use ($chance, &$attributes): void {
            if ($this->features->has($feature) && $chance->percent($percent)) {
                $attributes[] = $code();
            }
        };
        $add('names', 14, static fn(): string => 'JMS\SerializedName(' . var_export($chance->oneOf(self::NAMES), true) . ')');
        $add('exclusion', 4, static fn(): string => 'JMS\Exclude');
        $add('exclusion', $isExposed ? 65 : 6, static fn(): string => 'JMS\Expose');
        if ($attributes === [] && ($hasEvaluator || $chance->percent(1))) {
            $add('expressions', 8, static fn(): string => 'JMS\\' . $chance->oneOf(['Exclude', 'Exclude', 'Expose']) . '(if: ' . var_export($chance->oneOf(self::CONDITIONS), true) . ')');
        }
        $add('groups', 25, fn(): string => 'JMS\Groups([' . $this->groups($chance) . '])');
        $add('versions', 8, static fn(): string => "JMS\\Since('{$chance->oneOf(self::VERSIONS)}')");
        $add('versions', 8, static fn(): string => "JMS\\Until('{$chance->oneOf(self::VERSIONS)}')");
        $add('depth', 10, static fn(): string => "JMS\\MaxDepth({$chance->int(0, 3)})");
        $add('empty', 10, static fn(): string => 'JMS\SkipWhenEmpty');
        $add('exclusion', $isMethod ? 0 : 5, static fn(): string => 'JMS\ReadOnlyProperty' . $chance->oneOf(['', '', '(readOnly: false)']));
        $add('xml', $this->features->isXml ? 35 : 3, static fn(): string => $chance->oneOf(self::MARKUP));

        return $attributes;
    }

    /**
     * For a class, apart from its discriminator.
     *
     * @param list<string> $names       of its properties
     * @param bool         $isByMethods whether its properties are read and written by methods
     *
     * @return list<string>
     */
    public function forClass(Chance $chance, array $names, bool $hasEvaluator, bool $isByMethods): array
    {
        $attributes = [];
        $add = function (string $feature, int $percent, \Closure $code) use ($chance, &$attributes): void {
            if ($this->features->has($feature) && $chance->percent($percent)) {
                $attributes[] = $code();
            }
        };
        $add('exclusion', 2, static fn(): string => 'JMS\Exclude');
        if ($attributes === [] && ($hasEvaluator || $chance->percent(2))) {
            $add('expressions', 8, static fn(): string => 'JMS\Exclude(if: ' . var_export($chance->oneOf(self::CLASS_CONDITIONS), true) . ')');
            $add('expressions', 9, fn(): string => $this->expressionProperty($chance));
        }
        if ($isByMethods || $chance->percent(3)) {
            $add('accessors', 100, static fn(): string => "JMS\\AccessType(type: '" . ($isByMethods ? 'public_method' : 'property') . "')");
        }
        $add('order', 18, static fn(): string => 'JMS\AccessorOrder(order: ' . match ($chance->int(0, 2)) {
            0 => "'undefined'",
            1 => "'alphabetical'",
            default => "'custom', custom: [" . implode(', ', array_map(static fn(string $name): string => "'{$name}'", \array_slice($chance->shuffled([...$names, 'missing']), 0, $chance->int(0, 3)))) . ']',
        } . ')');
        $add('exclusion', 4, static fn(): string => 'JMS\ReadOnlyProperty');
        $add('xml', $this->features->isXml ? 30 : 5, static fn(): string => $chance->oneOf(self::CLASS_MARKUP));
        $add('xml', $this->features->isXml ? 12 : 0, static fn(): string => $chance->oneOf(self::CLASS_MARKUP));

        return $attributes;
    }

    public function groups(Chance $chance): string
    {
        if ($this->features->has('invalid') && $chance->int(1, 400) === 1) {
            return "'a, b'";
        }

        return implode(', ', array_map(static fn(string $group): string => "'{$group}'", \array_slice($chance->shuffled(self::GROUPS), 0, $chance->int(0, 2))));
    }

    private function expressionProperty(Chance $chance): string
    {
        $expression = $chance->percent(2) ? 'missing' : $chance->oneOf(['1 + 1', '"text"', 'object === null', '[1, 2]', '{"k": null}', 'context.getDepth()', 'null', '1.5', 'property_metadata.name']);
        $options = $chance->percent(50) ? '' : ', options: [' . $chance->oneOf([
            "[JMS\\SerializedName::class, ['computed']]", "[JMS\\Type::class, ['string']], [JMS\\Groups::class, [['a']]]", "[JMS\\Since::class, ['1.5']]", "[JMS\\Type::class, ['array<string,int>']], [JMS\\Inline::class, []]",
        ]) . ']';

        return 'JMS\VirtualProperty(' . "'{$chance->oneOf(['computed', 'virtual', 'id'])}', exp: " . var_export($expression, true) . $options . ')';
    }
}
