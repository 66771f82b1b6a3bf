<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use Kiln\Format\Json\Batches;

/**
 * How a factory of visitors has JSON decoded at the moment; it may be changed at any time.
 *
 * @internal
 */
final readonly class Decoding
{
    private \ReflectionProperty $options;
    private \ReflectionProperty $depth;

    /** Whether scalars must be of the type asked for. */
    public bool $isStrict;

    public function __construct(private JsonDeserializationVisitorFactory $factory)
    {
        $this->options = new \ReflectionProperty(JsonDeserializationVisitorFactory::class, 'options');
        $this->depth = new \ReflectionProperty(JsonDeserializationVisitorFactory::class, 'depth');
        $this->isStrict = Setup::part($factory, 'strict') === true;
    }

    /**
     * @throws GiveUp for what is no JSON; jms/serializer says so
     */
    public function decode(string $json): mixed
    {
        $options = $this->options->getValue($this->factory);
        $depth = $this->depth->getValue($this->factory);
        if (!\is_int($options) || ($options & JSON_THROW_ON_ERROR) !== 0 || !\is_int($depth) || $depth < 1) {
            throw new GiveUp('only jms/serializer knows what happens with these options');
        }
        $data = json_decode($json, true, $depth, $options);

        return json_last_error() === JSON_ERROR_NONE ? $data : throw new GiveUp(json_last_error_msg());
    }

    /**
     * @return ?int<1, max> levels of arrays and objects that a document may have for sure; null where it is decoded in an unusual way
     */
    public function levels(): ?int
    {
        $depth = $this->depth->getValue($this->factory);

        // json_decode() counts a scalar as a level of its own.
        return $this->options->getValue($this->factory) === 0 && \is_int($depth) && $depth > 1 ? $depth - 1 : null;
    }

    /**
     * A list, a few items at a time.
     *
     * @return ?\Generator<int, list<mixed>> null where it is none, or is decoded in an unusual way
     */
    public function batches(string $json): ?\Generator
    {
        $levels = $this->levels();

        return $levels === null ? null : Batches::ofArray($json, $levels);
    }
}
