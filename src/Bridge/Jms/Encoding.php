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
    private readonly \ReflectionProperty $options;

    private ?Json $json = null;

    public function __construct(private readonly JsonSerializationVisitorFactory $factory)
    {
        $this->options = new \ReflectionProperty(JsonSerializationVisitorFactory::class, 'options');
    }

    /**
     * @return ?Json null for options with which only jms/serializer knows what happens
     */
    public function json(): ?Json
    {
        $options = $this->options->getValue($this->factory);
        if ($this->json === null || $this->json->options !== $options) {
            $this->json = \is_int($options) && ($options & JSON_THROW_ON_ERROR) === 0 ? new Json($options) : null;
        }

        return $this->json;
    }
}
