<?php

declare(strict_types=1);

/*
 * The published signatures of liip/serializer 2.6, for an installation without it.
 */

namespace Liip\Serializer\Exception {
    if (!class_exists(Exception::class)) {
        class Exception extends \Exception {}

        final class UnsupportedFormatException extends Exception {}

        final class UnsupportedTypeException extends Exception {}
    }
}

namespace Liip\Serializer {
    if (!class_exists(Context::class)) {
        final class Context
        {
            private ?string $version = null;

            /** @var array<string> */
            private array $groups = [];

            /** @return array<string> */
            public function getGroups(): array
            {
                return $this->groups;
            }

            /** @param array<string> $groups */
            public function setGroups(array $groups): self
            {
                $this->groups = $groups;

                return $this;
            }

            public function getVersion(): ?string
            {
                return $this->version;
            }

            public function setVersion(string $version): self
            {
                $this->version = $version;

                return $this;
            }
        }
    }

    if (!interface_exists(SerializerInterface::class)) {
        interface SerializerInterface
        {
            public function serialize(mixed $data, string $format, ?Context $context = null): string;

            public function deserialize(string $data, string $type, string $format, ?Context $context = null): mixed;

            /** @return array<mixed> */
            public function toArray(mixed $data, ?Context $context = null): array;

            /** @param array<mixed> $data */
            public function fromArray(array $data, string $type, ?Context $context = null): mixed;
        }
    }
}
