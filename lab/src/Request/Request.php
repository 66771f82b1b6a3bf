<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\Json\Workload;

/**
 * One request, in the process of the web server.
 */
final readonly class Request
{
    public function __construct(public RequestContender $contender, public RequestDocument $document, public string $directory, private bool $deploys = false) {}

    /**
     * @param array<mixed> $query
     */
    public static function ofQuery(array $query): self
    {
        ['contender' => $contender, 'document' => $document, 'directory' => $directory] = $query + ['contender' => 'nothing', 'document' => 'order', 'directory' => ''];
        \assert(\is_string($contender) && \is_string($document) && \is_string($directory));

        return new self(RequestContender::from($contender), RequestDocument::from($document), $directory, isset($query['deploys']));
    }

    /**
     * @return array<string, string>
     */
    public function query(): array
    {
        return ['contender' => $this->contender->value, 'document' => $this->document->value, 'directory' => $this->directory];
    }

    /**
     * @return array{create: float, write: float, read: float, again: float, files: int, hash: string} microseconds; `again` is a second
     *         call of each; the hash is that of what was written and, written once more by ext/json, of what was read
     */
    public function run(): array
    {
        $this->document->loadModel();
        $value = $this->document->value();
        $json = $this->document->json();
        $type = $this->contender->type($this->document->type(), $this->document->isList());
        $read = null;
        $text = '';
        $before = \count(get_included_files());

        $start = hrtime(true);
        $serializer = $this->contender->serializer($this->directory);
        $created = hrtime(true);
        if ($serializer !== null) {
            $text = $serializer->serialize($value, 'json');
        }
        $written = hrtime(true);
        if ($serializer !== null) {
            $read = $serializer->deserialize($json, $type, 'json');
        }
        $done = hrtime(true);
        $files = \count(get_included_files()) - $before;
        if ($serializer !== null) {
            $serializer->serialize($value, 'json');
            $serializer->deserialize($json, $type, 'json');
        }
        $again = hrtime(true);
        if ($this->deploys) {
            $this->contender->deploy($this->directory);
        }

        return [
            'create' => ($created - $start) / 1e3,
            'write' => ($written - $created) / 1e3,
            'read' => ($done - $written) / 1e3,
            'again' => ($again - $done) / 1e3,
            'files' => $files,
            'hash' => hash('xxh128', json_encode([Workload::withoutNulls(json_decode($text)), $read], \JSON_THROW_ON_ERROR)),
        ];
    }
}
