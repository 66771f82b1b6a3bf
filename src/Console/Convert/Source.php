<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

use Kiln\Console\Convert\Reading\GraphContent;
use Kiln\Console\Convert\Reading\IgbinaryBytes;
use Kiln\Console\Convert\Reading\SerializedText;
use Kiln\Format\Formats;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Graph\AllowedClasses;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Limits;
use Kiln\Serializer;

/**
 * Bytes that hold a value.
 *
 * @internal
 */
final readonly class Source
{
    public function __construct(public string $bytes, public Encoding $encoding) {}

    /**
     * The value with {@see ObjectStandIn} and {@see CaseStandIn} in place of objects and enum cases: no class is loaded.
     *
     * @throws Unreadable
     */
    public function look(): mixed
    {
        try {
            return match ($this->encoding) {
                Encoding::Graph => GraphContent::read($this->bytes),
                Encoding::Serialize => SerializedText::read($this->bytes),
                Encoding::Igbinary => IgbinaryBytes::read($this->bytes),
                Encoding::Json => \json_decode($this->bytes, true, flags: \JSON_THROW_ON_ERROR),
                Encoding::Text => throw new Unreadable('Readable text cannot be read back.'),
                Encoding::Php => throw new Unreadable('PHP code is not read: it would have to be run.'),
                Encoding::Yaml, Encoding::Xml, Encoding::Toml, Encoding::Csv, Encoding::MessagePack, Encoding::Cbor => Serializer::create()->toArray($this->tree()),
            };
        } catch (DamagedBytes|\JsonException $problem) {
            throw new Unreadable($problem->getMessage(), 0, $problem);
        }
    }

    /**
     * The data of a format: arrays, a \stdClass for a map that would be taken for a list, and what the format has of its own.
     *
     * @throws Unreadable
     */
    public function tree(): mixed
    {
        try {
            return $this->encoding === Encoding::Json
                ? \json_decode($this->bytes, flags: \JSON_THROW_ON_ERROR)
                : (new Formats([]))->document($this->encoding->value)->decode($this->bytes, new Limits());
        } catch (SyntaxException|LimitException|\JsonException $problem) {
            throw new Unreadable($problem->getMessage(), 0, $problem);
        }
    }

    /**
     * The value itself.
     *
     * @throws Unreadable
     * @throws NotAllowed
     */
    public function value(AllowedClasses $allowed): mixed
    {
        $looked = $this->look();
        $inventory = Inventory::of($looked);
        $forbidden = \array_values(\array_filter($inventory->classes(), static fn(string $class): bool => !$allowed->include($class)));
        if ($forbidden !== []) {
            throw new NotAllowed($forbidden);
        }

        return match ($this->encoding) {
            Encoding::Graph => $this->decoded($allowed),
            Encoding::Serialize => $this->unserialized($inventory->classes()),
            Encoding::Igbinary => $this->fromIgbinary($inventory),
            default => $looked,
        };
    }

    /**
     * @param list<string> $classes
     */
    private function unserialized(array $classes): mixed
    {
        $value = \unserialize($this->bytes, ['allowed_classes' => $classes]);

        return $value === false && $this->bytes !== \serialize(false) ? throw new Unreadable('unserialize() refuses it.') : $value;
    }

    private function fromIgbinary(Inventory $inventory): mixed
    {
        if (!\function_exists('igbinary_unserialize')) {
            throw new Unreadable('ext-igbinary is not loaded.');
        }
        if ($inventory->hasPayloads) {
            throw new Unreadable('There is an object of a Serializable class. What classes are in there is not known, and igbinary makes objects of any.');
        }

        return \igbinary_unserialize($this->bytes);
    }

    private function decoded(AllowedClasses $allowed): mixed
    {
        try {
            return Graph::decode($this->bytes, $allowed->include(...));
        } catch (UndecodableBytes $problem) {
            throw new Unreadable($problem->getMessage(), 0, $problem);
        }
    }
}
