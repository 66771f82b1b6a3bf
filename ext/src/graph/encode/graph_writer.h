// Writes a collection, part by part (docs/graph-format.md).
#ifndef KILN_GRAPH_ENCODE_GRAPH_WRITER_H
#define KILN_GRAPH_ENCODE_GRAPH_WRITER_H

#include "column_writer.h"

namespace kiln::graph::encoding {

class GraphWriter {
public:
    explicit GraphWriter(Collection &collection) : collection_(collection), memory_(collection.memory), columns_(collection, strings_, bytes_) {}

    zend_string *write();

private:
    void number();
    void cases();
    void shapes();
    void shape(Shape &shape);
    size_t collect_names(const Shape &shape, Sequence<uint64_t> &positions, Sequence<uint64_t> &scopes);
    void arrays();
    void section(Section &section);
    void references();
    void properties();
    void calls();
    void column(Column &column, size_t count);

    Collection &collection_;
    Memory &memory_;
    text::Buffer bytes_;
    StringTable strings_;
    ColumnWriter columns_;
    uint8_t parts_ = 0;
    uint64_t weight_ = 0;
    Sequence<uint64_t> scratch_;
};

} // namespace kiln::graph::encoding

#endif
