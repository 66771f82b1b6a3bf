<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Attribute\NamingStrategy;

/**
 * Which part of an object is written or read, and how. Immutable; any combination works the moment it is asked for.
 *
 *     $view = new Context(groups: ['detail'], version: '2');
 *     $json = $serializer->serialize($order, context: $view);
 *
 * What a context does not name is as the serializer has it: see {@see SerializerBuilder::withContext()}. Where the serializer
 * says nothing either, the properties here tell what counts.
 *
 * Groups and versions work in both directions and mean what they mean in jms/serializer: without groups (or without a
 * version) everything is included; a property without groups is in the group `Default`; `Since` and `Until` are inclusive.
 *
 * At a property it is an attribute: what holds for the value of the property and everything below it. There it changes what it
 * names, and keeps the rest, whatever the call says.
 *
 *     #[Context(groups: 'reference', dateFormats: 'Y-m-d')]
 *     public Customer $customer;
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD | \Attribute::TARGET_PARAMETER)]
final readonly class Context
{
    /** What a property without groups is in. */
    public const DEFAULT_GROUP = 'Default';

    /** @var ?non-empty-array<array<mixed>|string> names of groups, sorted and without duplicates, then what holds below properties; null for all properties */
    public ?array $groups;

    /** @var ?non-empty-array<array<mixed>|string> likewise, names of properties; null for all */
    public ?array $properties;

    public ?string $version;

    public bool $serializeNull;

    public bool|int $maxDepth;

    public bool $strict;

    /** Null for names as they are. */
    public ?NamingStrategy $naming;

    /** @var ?non-empty-list<string> the first to write, all to read; null for RFC 3339 */
    public ?array $dateFormats;

    /** To convert dates to when writing, to assume when reading a text without one; null for the date's own. */
    public ?string $timezone;

    /** Null for new ones. */
    public ?JsonOptions $json;

    public bool $coerce;

    public bool $keepEmptyObjects;

    public bool $datesAsText;

    /** @var array<string, bool> by parameter: whether it is left to the serializer */
    private array $keeps;

    /**
     * Null is the same as not to name it.
     *
     * @param string|array<mixed>|Reset|null $groups           only properties in one of these groups; without any, all. What
     *                                                         stands under the name of a property holds below it:
     *                                                         `['list', 'author' => ['name']]`
     * @param string|Reset|null              $version          only properties that exist in this version, compared by
     *                                                         {@see version_compare()}; without one, all
     * @param ?bool                          $serializeNull    whether a null is written (`"key": null`) or its key left out
     * @param bool|int|null                  $maxDepth         true obeys the `MaxDepth` attributes, as in JMS and Symfony; a
     *                                                         number also leaves out objects nested deeper than that many levels
     *                                                         (the root is level 0)
     * @param ?bool                          $strict           when reading, whether an unknown key is an error instead of being
     *                                                         ignored
     * @param ?NamingStrategy                $naming           how property names become keys where no attribute says so
     * @param string|list<string>|Reset|null $dateFormats      of dates without `#[DateFormat]`, in the letters of
     *                                                         {@see \DateTimeInterface::format()}: the first is written, all are
     *                                                         read; without any, RFC 3339
     * @param string|Reset|null              $timezone         what dates are converted to when they are written, and what a text
     *                                                         without a time zone is in; not where `#[DateFormat]` names another
     * @param ?JsonOptions                   $json             how JSON text is written
     * @param ?bool                          $coerce           when reading, whether values are also taken from text, as it comes
     *                                                         from a query string or a form
     * @param ?bool                          $keepEmptyObjects whether `{}` in `mixed`, `array` and `stdClass` is read as a stdClass
     *                                                         and not as an empty array, and {@see Serializer::toArray()} gives a
     *                                                         stdClass where an array would be taken for a list
     * @param ?bool                          $datesAsText      whether dates are RFC 3339 in formats that have dates of their own, too; read are
     *                                                         both
     * @param array<mixed>|Reset|null        $properties       only these, by their names in PHP: `['id', 'author' => ['name']]`.
     *                                                         Below a property that is named without a list, all
     *
     * @throws \InvalidArgumentException when a list is empty or says something that is no name, the depth is negative, or PHP
     *                                   does not know the time zone
     */
    public function __construct(
        string|array|Reset|null $groups = null,
        string|Reset|null $version = null,
        ?bool $serializeNull = null,
        bool|int|null $maxDepth = null,
        ?bool $strict = null,
        ?NamingStrategy $naming = null,
        string|array|Reset|null $dateFormats = null,
        string|Reset|null $timezone = null,
        ?JsonOptions $json = null,
        ?bool $coerce = null,
        ?bool $keepEmptyObjects = null,
        ?bool $datesAsText = null,
        array|Reset|null $properties = null,
    ) {
        if ($groups === []) {
            throw new \InvalidArgumentException('The groups must not be empty. Leave them out, or pass null, to include every property.');
        }
        if ($properties === []) {
            throw new \InvalidArgumentException('The properties must not be empty. Leave them out, or pass null, to include every property.');
        }
        if (\is_int($maxDepth) && $maxDepth < 0) {
            throw new \InvalidArgumentException("The depth must not be negative, got {$maxDepth}.");
        }
        if ($dateFormats === []) {
            throw new \InvalidArgumentException('The formats of dates must not be empty. Leave them out for RFC 3339.');
        }
        if (\is_string($timezone) && !self::isTimeZone($timezone)) {
            throw new \InvalidArgumentException("PHP does not know the time zone \"{$timezone}\". Write a name such as Europe/Zurich, UTC or +02:00.");
        }
        $this->groups = $groups === null || $groups instanceof Reset ? null : self::sorted((array) $groups, 'groups');
        $this->properties = $properties === null || $properties instanceof Reset ? null : self::sorted($properties, 'properties');
        $this->version = $version instanceof Reset ? null : $version;
        $this->serializeNull = $serializeNull !== false;
        $this->maxDepth = $maxDepth ?? false;
        $this->strict = $strict === true;
        $this->naming = $naming === null || $naming === NamingStrategy::AsIs ? null : $naming;
        $this->dateFormats = $dateFormats === null || $dateFormats instanceof Reset ? null : (array) $dateFormats;
        $this->timezone = $timezone instanceof Reset ? null : $timezone;
        $this->json = $json;
        $this->coerce = $coerce === true;
        $this->keepEmptyObjects = $keepEmptyObjects === true;
        $this->datesAsText = $datesAsText === true;
        $this->keeps = [
            'groups' => $groups === null,
            'version' => $version === null,
            'serializeNull' => $serializeNull === null,
            'maxDepth' => $maxDepth === null,
            'strict' => $strict === null,
            'naming' => $naming === null,
            'dateFormats' => $dateFormats === null,
            'timezone' => $timezone === null,
            'json' => $json === null,
            'coerce' => $coerce === null,
            'keepEmptyObjects' => $keepEmptyObjects === null,
            'datesAsText' => $datesAsText === null,
            'properties' => $properties === null,
        ];
    }

    /**
     * This one, with what it does not name as another has it.
     *
     *     $list = (new Context(groups: 'list'))->over(new Context(serializeNull: false));
     */
    public function over(self $default): self
    {
        return new self(
            groups: ($this->keeps['groups'] ? $default->groups : $this->groups) ?? Reset::Default,
            version: ($this->keeps['version'] ? $default->version : $this->version) ?? Reset::Default,
            serializeNull: $this->keeps['serializeNull'] ? $default->serializeNull : $this->serializeNull,
            maxDepth: $this->keeps['maxDepth'] ? $default->maxDepth : $this->maxDepth,
            strict: $this->keeps['strict'] ? $default->strict : $this->strict,
            naming: ($this->keeps['naming'] ? $default->naming : $this->naming) ?? NamingStrategy::AsIs,
            dateFormats: ($this->keeps['dateFormats'] ? $default->dateFormats : $this->dateFormats) ?? Reset::Default,
            timezone: ($this->keeps['timezone'] ? $default->timezone : $this->timezone) ?? Reset::Default,
            json: $this->keeps['json'] ? $default->json : $this->json,
            coerce: $this->keeps['coerce'] ? $default->coerce : $this->coerce,
            keepEmptyObjects: $this->keeps['keepEmptyObjects'] ? $default->keepEmptyObjects : $this->keepEmptyObjects,
            datesAsText: $this->keeps['datesAsText'] ? $default->datesAsText : $this->datesAsText,
            properties: ($this->keeps['properties'] ? $default->properties : $this->properties) ?? Reset::Default,
        );
    }

    /**
     * What it names, as a generated file can hold it: false stands for {@see Reset::Default}.
     *
     * @internal
     *
     * @return array<string, mixed> scalars, and arrays of strings
     */
    public function named(): array
    {
        $named = [];
        foreach (\array_keys($this->keeps, false, true) as $option) {
            $named[$option] = $option === 'naming' ? ($this->naming ?? NamingStrategy::AsIs)->value : $this->{$option} ?? false;
        }

        return $named;
    }

    /**
     * Whether dates are written in another way than usual.
     */
    public function namesDates(): bool
    {
        return $this->dateFormats !== null || $this->timezone !== null;
    }

    /**
     * The same text for contexts that mean the same, but for the options of JSON: plans do not depend on them.
     */
    public function key(): string
    {
        if ($this->groups === null && $this->version === null && $this->serializeNull && $this->maxDepth === false && !$this->strict
            && $this->naming === null && !$this->namesDates() && !$this->coerce && !$this->keepEmptyObjects && !$this->datesAsText && $this->properties === null) {
            return '';
        }

        return \serialize([$this->groups, $this->version, $this->serializeNull, $this->maxDepth, $this->strict, $this->naming, $this->dateFormats, $this->timezone, $this->coerce, $this->keepEmptyObjects, ...($this->datesAsText ? ['datesAsText'] : []), ...($this->properties === null ? [] : ['properties', $this->properties])]);
    }

    /**
     * The same text for contexts that mean the same, with the options of JSON.
     *
     * @internal
     */
    public function variant(): string
    {
        return $this->json?->flags() . $this->key();
    }

    /**
     * @internal
     */
    public static function isTimeZone(string $name): bool
    {
        try {
            new \DateTimeZone($name);

            return true;
        } catch (\Exception) {
            return false;
        }
    }

    /**
     * @param array<mixed> $names of groups, or of properties
     *
     * @throws \InvalidArgumentException
     *
     * @return non-empty-array<array<mixed>|string>
     */
    private static function sorted(array $names, string $option): array
    {
        $here = $below = [];
        foreach ($names as $key => $name) {
            if (\is_string($key) && \is_array($name)) {
                $below[$key] = $name === [] && $option === 'groups' ? [self::DEFAULT_GROUP] : self::sorted($name, $option);
            } elseif (\is_int($key) && \is_string($name)) {
                $here[] = $name;
            } else {
                throw new \InvalidArgumentException("The {$option} have " . \get_debug_type($name) . ' under ' . \var_export($key, true) . ". Write names, and a list under the name of a property for what is below it: ['id', 'author' => ['name']].");
            }
        }
        $here = \array_values(\array_unique($here));
        \sort($here, \SORT_STRING);
        \ksort($below, \SORT_STRING);

        $all = [...$here, ...$below];
        if ($all === []) {
            throw new \InvalidArgumentException("The {$option} below a property must not be empty. Name the property alone for everything below it.");
        }

        return $all;
    }
}
