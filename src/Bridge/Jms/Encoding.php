<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Dialect\Jms\Call\Json;

/**
 * The options of json_encode() that a factory of visitors has at the moment; they may be changed at any time.
 *
 * @internal
 */
final class Encoding
{
    private ?\ReflectionProperty $options = null;

    private ?Json $json = null;

    /**
     * @param JsonSerializationVisitorFactory|int $source or the options, where nobody can change them
     */
    public function __construct(private readonly JsonSerializationVisitorFactory|int $source) {}

    /**
     * @return ?Json null for options with which only jms/serializer knows what happens
     */
    public function json(): ?Json
    {
        $options = \is_int($this->source)
            ? $this->source
            : ($this->options ??= new \ReflectionProperty(JsonSerializationVisitorFactory::class, 'options'))->getValue($this->source);
        if ($this->json === null || $this->json->options !== $options) {
            $this->json = \is_int($options) && ($options & \JSON_THROW_ON_ERROR) === 0 ? new Json($options) : null;
        }

        return $this->json;
    }
}
